import { palette } from '../src/tokens/palette.ts';

/**
 * For browsers without `light-dark()`: the same colours as plain values, by the device's setting or by `data-theme`.
 * Formatted as Prettier would.
 */
export function fallback(tokensCss: string) {
  const colours = palette(tokensCss);
  const declared = (theme: 'light' | 'dark', indent: string) =>
    colours.map((colour) => `${indent}--${colour.name}: ${colour[theme]};`).join('\n');
  return `/* Made from tokens.css by \`npm run tokens -w shared-ui\`; do not edit. */
@layer tokens {
  @supports not (color: light-dark(#000, #fff)) {
    :root {
${declared('light', '      ')}
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme='light']) {
${declared('dark', '        ')}
      }
    }
    :root[data-theme='dark'] {
${declared('dark', '      ')}
    }
  }
}
`;
}
