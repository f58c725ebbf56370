// Styling only: the shell brings react-toastify (unstyled) and imports this beside it.
import './toasts.css';
