/** Whether a version was published for a preview: `1.2.3-preview.new-list.0a1b2c3d`. It never goes live. */
export const isPreview = (version: string): boolean => version.includes('-preview.');
