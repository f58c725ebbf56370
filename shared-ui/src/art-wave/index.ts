export * from './wave-edge';
