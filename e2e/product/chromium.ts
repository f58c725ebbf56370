const executablePath = process.env['CHROMIUM'];

/** How to launch the Chromium that people have, for what the one without windows lacks or measures otherwise. */
export const wholeChromium = executablePath ? { executablePath } : {};
