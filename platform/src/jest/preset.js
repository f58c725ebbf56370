import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Of the journeys' browsers too: whoever runs the tests in another zone reads the same days. */
const timeZone = 'Australia/Sydney';

/**
 * Jest for a package for the browser: TypeScript and JSX through swc, a document with the web's own globals, styles
 * left out, the clocks of Sydney.
 * @param {string} config `import.meta.url` of the package's jest.config.js
 */
export function jestPreset(config) {
  process.env.TZ = timeZone;
  return {
    rootDir: fileURLToPath(new URL('.', config)),
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.test.{ts,tsx}'],
    testEnvironment: here('./environment.js'),
    setupFilesAfterEnv: [here('./setup.js')],
    transform: {
      '\\.[cm]?[jt]sx?$': [
        fileURLToPath(import.meta.resolve('@swc/jest')),
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
    // Packages of modules only, ours among them where they are installed.
    transformIgnorePatterns: ['/node_modules/(?!(swiper|@cyberharbour)/)'],
    moduleNameMapper: { '\\.(css|woff2)$': here('./asset.js') },
    restoreMocks: true,
    testTimeout: 20_000,
  };
}
