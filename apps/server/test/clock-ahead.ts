/** Preloaded by the server: sets its process's clock ahead of the machine's by CLOCK_AHEAD_MS. */
// biome-ignore lint/style/noProcessEnv: it runs outside the server, which alone has a configuration
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const machineNow = Date.now;
Date.now = () => machineNow() + ahead;
