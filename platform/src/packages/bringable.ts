/** What a remote may have in another major version than the shell that draws it. */
export const bringable = ['react', '@cyberharbour/shared-ui'] as const;
export type Bringable = (typeof bringable)[number];
