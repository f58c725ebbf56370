import { Checkbox, Note } from '@cyberharbour/shared-ui';

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['A', 'approve'],
  ['R', 'send back'],
  ['U', 'undo'],
] as const;

/** Turns single keys on, and says which there are. */
export const KeyHelp = ({ isOn, turn }: { isOn: boolean; turn: (on: boolean) => void }) => (
  <>
    <Checkbox
      className="adm-keys__switch"
      label="Work with single keys"
      checked={isOn}
      onChange={(event) => turn(event.target.checked)}
    />
    {isOn ? (
      <Note>
        {keys.map(([key, action], place) => (
          <span key={key}>
            {place > 0 ? ', ' : ''}
            <kbd>{key}</kbd> {action}
          </span>
        ))}
        . They rest while you are in a field.
      </Note>
    ) : null}
  </>
);
