export interface Pair {
  name: string;
  light: string;
  dark: string;
}

/** The colours of the tokens file, as text goes in: each is one `light-dark()` pair. */
export const palette = (tokensCss: string): Pair[] =>
  [...tokensCss.matchAll(/--([\w-]+):\s*light-dark\((#[\da-f]+),\s*(#[\da-f]+)\)/g)].map(
    ([, name = '', light = '', dark = '']) => ({
      name,
      light,
      dark,
    }),
  );
