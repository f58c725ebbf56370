export * from './chart-frame';
export * from './hatch';
