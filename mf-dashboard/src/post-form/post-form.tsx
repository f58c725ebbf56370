import { Button, ButtonLink, Row } from '@cyberharbour/shared-ui';
import { useFieldIds } from '@cyberharbour/shared-ui/field-ids';
import type { ReactNode } from 'react';
import { useWatch, type Path } from 'react-hook-form';
import { OtherDevice } from '../drafts/other-device';
import { FormFrame, type FormFrameProps } from '../form-frame/form-frame';
import { SecretNotice } from '../secrets/secret-notice';
import type { Secret } from '../secrets/secrets';
import { SendingProgress } from '../sending/sending-progress';
import type { OnTheWay } from '../sending/use-sending';
import { PostFieldset } from './post-fieldset';
import { labelsOf, type PostKind, type PostTypes } from './post-kind';

interface PostFormProps<Of extends PostTypes> extends Pick<
  FormFrameProps<Of['fields']>,
  'draftForm' | 'onSubmit' | 'error'
> {
  kind: PostKind<Of>;
  /** The post that is edited; without it, a new one is written. */
  post?: Of['post'];
  /** What becomes of it, beside the buttons. */
  note: ReactNode;
  button: string;
  /** In place of `button` while it is under way. */
  busyButton: string;
  onTheWay: OnTheWay;
  secrets: Secret[];
  /** Stands above the fields. */
  children?: ReactNode;
}

/** The form of a post, with the way out before the way on. */
export function PostForm<Of extends PostTypes>({
  kind,
  post,
  note,
  button,
  busyButton,
  onTheWay,
  secrets,
  children,
  ...rest
}: PostFormProps<Of>) {
  const { form } = rest.draftForm;
  const idOf = useFieldIds();
  const image = useWatch({ control: form.control, name: 'image' as Path<Of['fields']> });
  return (
    <FormFrame
      {...rest}
      first={'title' as Path<Of['fields']>}
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
      above={<SendingProgress onTheWay={onTheWay} withPicture={image !== null} />}
    >
      <OtherDevice sharing={rest.draftForm.sharing} form={form} labels={labelsOf(kind)} />
      {children}
      <PostFieldset kind={kind} form={form} idOf={idOf} post={post} />
      <SecretNotice found={secrets} button={button} />
    </FormFrame>
  );
}
