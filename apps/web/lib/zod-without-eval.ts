/**
 * Must be imported before everything else. Zod probes `new Function`, which the page's
 * Content-Security-Policy forbids and reports. This sets the global that zod reads when it loads,
 * since importing zod here would add it to the first load.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
