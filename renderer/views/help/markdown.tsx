import type { Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { createElement, Fragment, type ReactNode } from 'react';
import { anchorOf } from '#renderer/desk/help/anchor.ts';
import { DocLink } from './doc-link.tsx';
import { linkTarget } from './link-target.ts';

interface MarkdownProps {
  readonly text: string;
  /** The page below `docs` that its links start from. */
  readonly file: string;
}

/** Renders Markdown as React elements, never as HTML; pictures are left out. */
export function Markdown({ text, file }: MarkdownProps) {
  const { children } = parsed(text);
  return inside({ children: children.filter((node) => !isLanguageLink(node, file)) }, file);
}

/** A paragraph that only links to the page in the other language: the window shows pages in its own. */
function isLanguageLink(node: RootContent, file: string): boolean {
  const [link, ...others] = node.type === 'paragraph' ? node.children : [];
  return link?.type === 'link' && others.length === 0 && pageName(link.url) === pageName(file);
}

const pageName = (path: string): string | undefined => /(?<page>[^/]+?)(\.ja)?\.md$/.exec(path)?.groups?.['page'];

export function titleOf(text: string): string | undefined {
  const line = text.split('\n').find((one) => one.startsWith('# '));
  return line?.slice(2).trim();
}

function parsed(text: string) {
  return fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
}

function inside(node: { readonly children: readonly Nodes[] }, file: string): ReactNode {
  return node.children.map((child) => (
    <Fragment key={child.position?.start.offset}>{drawn(child as RootContent, file)}</Fragment>
  ));
}

function drawn(node: RootContent, file: string): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{inside(node, file)}</p>;
    case 'heading':
      // The dialog's title is the page's first heading
      return createElement(
        `h${Math.min(6, node.depth + 2)}`,
        { 'data-anchor': anchorOf(textOf(node)), tabIndex: -1 },
        inside(node, file),
      );
    case 'strong':
      return <strong>{inside(node, file)}</strong>;
    case 'emphasis':
      return <em>{inside(node, file)}</em>;
    case 'link':
      return <DocLink target={linkTarget(node.url, file)}>{inside(node, file)}</DocLink>;
    case 'html':
      return setAnchor(node.value);
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
      return node.ordered === true ? <ol>{inside(node, file)}</ol> : <ul>{inside(node, file)}</ul>;
    case 'listItem':
      return <li>{inside(node, file)}</li>;
    case 'blockquote':
      return <blockquote>{inside(node, file)}</blockquote>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'table':
      return (
        <table>
          <tbody>{inside(node, file)}</tbody>
        </table>
      );
    case 'tableRow':
      return <tr>{inside(node, file)}</tr>;
    case 'tableCell':
      return <td>{inside(node, file)}</td>;
    default:
      return null;
  }
}

/** An anchor for links to a place without a heading of that name; of HTML nothing else is shown. */
function setAnchor(html: string): ReactNode {
  const id = /^<a id="(?<id>[^"]+)">$/.exec(html)?.groups?.['id'];
  return id === undefined ? null : <span data-anchor={id} tabIndex={-1} />;
}

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}
