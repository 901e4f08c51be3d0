/** Loaded before the server: gives its process a clock that is CLOCK_AHEAD_MS ahead of the machine's. */
// biome-ignore lint/style/noProcessEnv: it runs outside the server, which alone has a configuration
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const machineNow = Date.now;
Date.now = () => machineNow() + ahead;
