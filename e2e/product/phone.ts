/** Of a phone, in CSS pixels. */
export const phoneScreen = { width: 390, height: 844 };

/** The context of a browser on a phone: touched, and without a pointer that could hover. */
export const phoneContext = { viewport: phoneScreen, hasTouch: true, isMobile: true };
