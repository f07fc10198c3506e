// A thread that starts and starts.
setInterval(() => undefined, 1000);
