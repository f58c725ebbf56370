import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A screen's code is compiled when it is first asked for, on a busy machine for seconds; what does not come still
// fails.
configure({ asyncUtilTimeout: 5000 });
