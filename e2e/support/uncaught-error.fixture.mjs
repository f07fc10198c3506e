// Loaded into a site by NODE_OPTIONS: at SIGUSR2 an error is thrown that nothing catches, as a
// library does on a socket that it forgot. ERROR_CODE is its code.
process.on('SIGUSR2', () => {
  setImmediate(() => {
    throw Object.assign(new Error('thrown by the test'), { code: process.env.ERROR_CODE });
  });
});
