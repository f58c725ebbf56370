import { Button, ButtonLink, Row } from '@cyberharbour/shared-ui';
import type { FieldValues } from 'react-hook-form';
import { FormFrame, type FormFrameProps } from './form-frame';
import { SendingProgress } from './sending-progress';
import type { OnTheWay } from './use-sending';

interface PostFormProps<Fields extends FieldValues> extends Omit<FormFrameProps<Fields>, 'end' | 'below'> {
  /** What becomes of it, beside the buttons. */
  note: string;
  button: string;
  /** In place of `button` while it is under way. */
  busyButton: string;
  onTheWay: OnTheWay;
  /** A picture is chosen, and travels with it. */
  withPicture: boolean;
}

/** The form of a post, with the way out before the way on. */
export const PostForm = <Fields extends FieldValues>({
  note,
  button,
  busyButton,
  onTheWay,
  withPicture,
  ...rest
}: PostFormProps<Fields>) => (
  <FormFrame
    {...rest}
    end={
      <>
        <span className="ui-note">{note}</span>
        <Row>
          <ButtonLink tone="quiet" href="/dashboard">
            Cancel
          </ButtonLink>
          <Button type="submit" busy={onTheWay.busy}>
            {onTheWay.busy ? busyButton : button}
          </Button>
        </Row>
      </>
    }
    below={<SendingProgress onTheWay={onTheWay} withPicture={withPicture} />}
  />
);
