// The browser that modules of the renderer find when they are read without one: what Node says of itself differs by version.
const navigator = { language: 'ja', languages: ['ja'], platform: 'Linux', userAgent: '', maxTouchPoints: 0 };

Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true, writable: true });
