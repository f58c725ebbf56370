import '@cyberharbour/shared-ui/toasts';
import { createRoot } from 'react-dom/client';
import { toast, ToastContainer } from 'react-toastify/unstyled';

/** How long a toast stays, in milliseconds; it waits while it is pointed at or holds the focus. */
const stay = 5000;

// A root of its own: what it shows outlives whatever happens to the page around it.
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ToastContainer
    position="bottom-right"
    autoClose={stay}
    theme="light"
    hideProgressBar
    newestOnTop
    closeOnClick={false}
  />,
);

export { toast };
