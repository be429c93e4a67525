/** Failures are logged with their code, under which the runtime's documentation explains them. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
