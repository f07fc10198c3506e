/**
 * Unit tests beside the code, as ES modules (NODE_OPTIONS=--experimental-vm-modules, see the `unit`
 * script).
 */
export default {
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/testing/unit-retries.mjs'],
  // For a machine that is busy with other things: no test is about its own time.
  testTimeout: 120_000,
  testMatch: [
    '<rootDir>/{lib,server,app,components,embedded-api,scripts,messages,bench,testing,deploy}/**/*.test.ts',
  ],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
};
