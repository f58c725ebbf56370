import { jestPreset } from '@cyberharbour/platform/jest';

export default jestPreset(import.meta.url);
