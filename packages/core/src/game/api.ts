/** Version of the contract that this core implements. */
export const API = 1;
