import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A screen's code is compiled when it is first asked for, on a busy machine for seconds; what does not come still
// fails.
configure({ asyncUtilTimeout: 5000 });

// A module that a test's last step loads late still finds the test's environment.
afterAll(() => new Promise((resolve) => setTimeout(resolve)));
