export * from './side-nav';
export * from './app-layout';
