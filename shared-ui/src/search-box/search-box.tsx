import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Field, TextInput, type TextInputProps } from '../field';
import { Icon } from '../icon';
import { Spinner } from '../loading';
import './search-box.css';

/** A field to search the list below it; `aria-busy` while the list is on its way. */
export const SearchBox = ({ label, className, ...rest }: TextInputProps & { label: ReactNode }) => (
  <Field className={classNames('ui-search', className)} id={rest.id} label={label}>
    <TextInput enterKeyHint="search" {...rest} type="search" />
    {rest['aria-busy'] ? <Spinner /> : <Icon name="search" />}
  </Field>
);
