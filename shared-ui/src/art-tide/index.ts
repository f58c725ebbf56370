export * from './tide';
