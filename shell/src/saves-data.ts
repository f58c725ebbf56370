/** Whether somebody asks for little data. Firefox and Safari do not say. */
export const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
