/// <reference types="vite/types/importMeta.d.ts" />

// As on a page of the product: the styles of all components are there, in the same order for every story.
import.meta.glob('../src/*/*.css', { eager: true });
