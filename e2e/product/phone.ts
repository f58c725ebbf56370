/** Of a phone, in CSS pixels. */
export const phoneScreen = { width: 390, height: 844 };

/** Of a desktop, as high as pictures of screens are. */
export const desktopScreen = { width: 1280, height: 900 };

/** The context of a browser on a phone: touched, and without a pointer that could hover. */
export const phoneContext = { viewport: phoneScreen, hasTouch: true, isMobile: true };
