import { useNavigation } from 'react-router-dom';
import './frame.css';

/** Said and shown while the next screen is being brought; the present one stands until then. */
export const Travelling = () => (
  <div className="ui-travelling" role="status" data-on={useNavigation().state !== 'idle' || undefined}>
    {useNavigation().state === 'idle' ? null : <p>Loading...</p>}
  </div>
);
