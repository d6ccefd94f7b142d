import type { Locator, Page } from 'playwright-core';

/**
 * Everything that does not fit on the current page, one line each: controls without a name or smaller than 24 px, text
 * cut off without an ellipsis, lists that cannot show their selection, a page that scrolls sideways. Inside the code
 * editor its own sizes apply.
 */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const found: string[] = [];
    const own = (element: Element) => element.closest('.monaco-editor, [aria-hidden="true"]') === null;
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent ??
      '';
    const called = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${nameOf(element).trim().slice(0, 24)}”`;

    const controls =
      'button, select, input, a[href], summary, [role="button"], [role="tab"], [role="treeitem"], [role^="menuitem"]';
    for (const control of document.querySelectorAll(controls)) {
      if (!isSeen(control) || !own(control)) continue;
      if (nameOf(control).trim() === '') found.push(`no name: ${called(control)}`);
      const target = control.matches('[type="checkbox"]') ? (control.closest('label') ?? control) : control;
      const { width, height } = target.getBoundingClientRect();
      // In a line of text the line height decides (WCAG 2.5.8, inline).
      const beside = [...(control.parentElement?.childNodes ?? [])].filter((node) => node !== control);
      const isInline = getComputedStyle(control).display.startsWith('inline');
      if (isInline && control.closest('li') !== null && beside.some((node) => (node.textContent ?? '').trim() !== ''))
        continue;
      if (width < LEAST - 0.5 || height < LEAST - 0.5)
        found.push(`${Math.round(width)}×${Math.round(height)}: ${called(control)}`);
    }

    const ruler = document.createElement('canvas').getContext('2d');
    for (const list of document.querySelectorAll('select')) {
      if (!isSeen(list) || ruler === null) continue;
      const style = getComputedStyle(list);
      ruler.font = style.font;
      const wanted = ruler.measureText(list.selectedOptions[0]?.textContent ?? '').width;
      const ARROW = 20;
      const room =
        list.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight) - ARROW;
      const SEVEN_LETTERS = 84;
      if (room < Math.min(wanted, SEVEN_LETTERS) - 1) found.push(`list of ${Math.round(room)} px: ${called(list)}`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const tells = (element: Element) => {
      const style = getComputedStyle(element);
      return style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    };
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || (node.textContent ?? '').trim() === '') continue;
      if (!isSeen(parent) || parent.closest('.monaco-editor, option, style, script, .hidden, svg') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (text.width < 2) continue;
      for (let around: Element | null = parent; around !== null; around = around.parentElement) {
        const style = getComputedStyle(around);
        // Text for screen readers only, and what can be scrolled to.
        if (style.clipPath !== 'none' || /auto|scroll/.test(style.overflowX)) break;
        if (!/hidden|clip/.test(style.overflowX)) continue;
        if (tells(around)) break;
        const box = around.getBoundingClientRect();
        if (text.right > box.right + 1 || text.left < box.left - 1) {
          found.push(`cut: “${(node.textContent ?? '').trim().slice(0, 24)}” in ${called(around).slice(0, 60)}`);
          break;
        }
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page can be pushed sideways');
    return [...new Set(found)];
  });
}

export function seenWhole(all: Locator): Promise<number> {
  return all.evaluateAll((elements) => {
    const isSeen = (element: Element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === 'visible') continue;
        const around = box.getBoundingClientRect();
        if (top < around.top - 1 || bottom > around.bottom + 1) return false;
      }
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && element.contains(there);
    };
    return elements.filter(isSeen).length;
  });
}

/** Elements outside the window or cut off by a scrolling box, one line each. Their outer quarter may be cut: it is only a larger click target. */
export function outOfSight(all: Locator): Promise<string[]> {
  return all.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      let room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
      for (let box = element.parentElement; box !== null; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === 'visible') continue;
        const around = box.getBoundingClientRect();
        room = {
          left: Math.max(room.left, around.left),
          top: Math.max(room.top, around.top),
          right: Math.min(room.right, around.right),
          bottom: Math.min(room.bottom, around.bottom),
        };
      }
      const [across, down] = [width / 4, height / 4];
      const isSeen =
        left + across >= room.left &&
        top + down >= room.top &&
        right - across <= room.right &&
        bottom - down <= room.bottom;
      return isSeen ? [] : [(element.textContent ?? '').trim().slice(0, 24)];
    }),
  );
}
