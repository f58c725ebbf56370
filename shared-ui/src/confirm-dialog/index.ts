export * from './confirm-dialog';
export * from './use-confirm';
