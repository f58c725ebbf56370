import { useNavigation } from 'react-router-dom';
import './frame.css';

/** Shown and announced while the next screen loads; the present one stays until then. */
export const NavigationProgress = () => (
  <div className="ui-navigating" role="status" data-on={useNavigation().state !== 'idle' || undefined}>
    {useNavigation().state === 'idle' ? null : <p>Loading...</p>}
  </div>
);
