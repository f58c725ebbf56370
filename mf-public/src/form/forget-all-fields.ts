/** How the keys of what was typed into the forms of this tab begin. */
export const savedFields = 'cyberharbour:typed:';

/** Takes away what was typed into all forms of this tab: who comes to it next is somebody else. */
export function forgetAllFields() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(savedFields)) sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
