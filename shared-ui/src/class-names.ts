// Packages that compile these sources have to know what a style sheet is; this file is in each of their programs.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- only this form travels with the file
/// <reference path="./css.d.ts" />

/** Joins a component's own class with the one its user adds. */
export const classNames = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ');
