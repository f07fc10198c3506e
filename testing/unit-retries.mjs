import { jest } from '@jest/globals';

// As for end-to-end tests: in CI a second try for what a loaded machine upset; the first failure is
// printed.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true });
