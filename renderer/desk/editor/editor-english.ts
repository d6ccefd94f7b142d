// The build fills this module with the editor's English, and takes it out of the editor (`scripts/page-plugins.mjs`): who
// reads Japanese does not fetch it. As it stands here the editor has its own words.
export {};
