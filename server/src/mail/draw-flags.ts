import { paint } from './colours.ts';

const stripes = ['blue', 'white', 'red', 'white', 'blue'] as const;

/** The flags C and H of the International Code of Signals, in cells of tables: no picture has to be loaded. */
export const drawFlags =
  () => `<table role="presentation" border="0" cellpadding="0" cellspacing="0" aria-hidden="true"><tr>
<td width="26"><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="26">${stripes
    .map((colour) => `<tr><td height="4" ${paint(colour, 'height:4px;line-height:4px;font-size:1px')}>&nbsp;</td></tr>`)
    .join('')}</table></td>
<td width="5" style="line-height:20px;font-size:1px">&nbsp;</td>
<td width="26"><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="26"><tr>${(
    ['white', 'red'] as const
  )
    .map(
      (colour) =>
        `<td width="13" height="20" ${paint(colour, 'height:20px;line-height:20px;font-size:1px')}>&nbsp;</td>`,
    )
    .join('')}</tr></table></td>
</tr></table>`;
