import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ownClasses from './own-classes.js';

const change = (source: string) => ownClasses.call({ getOptions: () => ({ prefix: 'notices-ui-' }) }, source);

describe('a design system of a remote’s own', () => {
  it('has classes that no other one has, the same in scripts and sheets', () => {
    assert.equal(
      change("classNames('ui-button', big && 'ui-button--lg')"),
      "classNames('notices-ui-button', big && 'notices-ui-button--lg')",
    );
    assert.equal(change('.ui-button:hover, .app .ui-lede {}'), '.notices-ui-button:hover, .app .notices-ui-lede {}');
    assert.equal(
      change('animation: ui-turn 1s; @keyframes ui-turn {}'),
      'animation: notices-ui-turn 1s; @keyframes notices-ui-turn {}',
    );
  });

  it('leaves other words and properties as they are', () => {
    const other = "--ui-edge: 1px; .gui-box {} import './ui'; fluid-ui-x";
    assert.equal(change(other), other);
  });

  it('has tokens that hold inside of the remote alone, in the colours that the page is in', () => {
    assert.equal(
      change(
        "@layer tokens { :root { --a: 1 } :root[data-theme='dark'] { --a: 2 } :root:not([data-theme='light']) { --a: 3 } }",
      ),
      "@layer ui { .notices-ui-own { --a: 1 } :root[data-theme='dark'] .notices-ui-own { --a: 2 } :root:not([data-theme='light']) .notices-ui-own { --a: 3 } }",
    );
  });
});
