export * from './image-picker';
export { usePreview } from './use-preview';
