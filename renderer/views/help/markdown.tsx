import type { Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { createElement, Fragment, type ReactNode } from 'react';

/** Renders Markdown as React elements, never as HTML; pictures and links to other files are left out. */
export function Markdown({ text }: { readonly text: string }) {
  return inside(parsed(text));
}

export function titleOf(text: string): string | undefined {
  const line = text.split('\n').find((one) => one.startsWith('# '));
  return line?.slice(2).trim();
}

function parsed(text: string) {
  return fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

function inside(node: { readonly children: readonly Nodes[] }): ReactNode {
  return node.children.map((child) => (
    <Fragment key={child.position?.start.offset}>{drawn(child as RootContent)}</Fragment>
  ));
}

function drawn(node: RootContent): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{inside(node)}</p>;
    case 'heading':
      // The dialog's title is the page's first heading
      return createElement(`h${Math.min(6, node.depth + 2)}`, {}, inside(node));
    case 'strong':
      return <strong>{inside(node)}</strong>;
    case 'emphasis':
      return <em>{inside(node)}</em>;
    case 'link':
      return inside(node);
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        // A wide example is scrolled by its own bar, by the keyboard too
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable by keyboard
        <pre tabIndex={0}>
          <code>{node.value}</code>
        </pre>
      );
    case 'list':
      return node.ordered === true ? <ol>{inside(node)}</ol> : <ul>{inside(node)}</ul>;
    case 'listItem':
      return <li>{inside(node)}</li>;
    case 'blockquote':
      return <blockquote>{inside(node)}</blockquote>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'table':
      return (
        <table>
          <tbody>{inside(node)}</tbody>
        </table>
      );
    case 'tableRow':
      return <tr>{inside(node)}</tr>;
    case 'tableCell':
      return <td>{inside(node)}</td>;
    default:
      return null;
  }
}
