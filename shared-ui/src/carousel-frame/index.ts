export * from './carousel-frame';
export * from './still-carousel';
export * from './use-carousel-motion';
