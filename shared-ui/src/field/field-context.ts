import { createContext, useContext } from 'react';

/** What ties an input to its label, hint and error. */
export interface FieldWiring {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

const FieldContext = createContext<FieldWiring>({});

export const FieldProvider = FieldContext.Provider;

/** For an input of one's own inside a `Field`: spread it before the other props. */
export const useFieldWiring = () => useContext(FieldContext);
