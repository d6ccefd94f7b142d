// The build moves the editor's English texts here (`scripts/page-plugins.mjs`), so that Japanese pages do not load
// them.
export {};
