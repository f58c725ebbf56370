/** Version of the API that the contract describes; remotes name the range they need. */
export const apiVersion = '1.5.0';
