import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Jest for a browser room: TypeScript and JSX through swc, a document with the web's own globals, styles left out.
 * @param {string} room the room's `import.meta.url`
 */
export function jestPreset(room) {
  return {
    rootDir: fileURLToPath(new URL('.', room)),
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.test.{ts,tsx}'],
    testEnvironment: here('./environment.js'),
    setupFilesAfterEnv: [here('./setup.js')],
    transform: {
      '\\.[cm]?[jt]sx?$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2023',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: ['/node_modules/(?!(swiper)/)'],
    moduleNameMapper: { '\\.(css|woff2)$': here('./asset.js') },
    restoreMocks: true,
    testTimeout: 20_000,
  };
}
