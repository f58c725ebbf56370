/**
 * Name of the program, as package.json installs it: `mf` alone is the command of another package
 * (@module-federation/cli).
 */
export const program = 'cyberharbour-mf';
