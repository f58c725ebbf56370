export const photo = () => new File(['x'], 'wharf.jpg', { type: 'image/jpeg' });
