declare global {
  interface Navigator {
    /** Chromium's; others lack it. */
    connection?: { saveData?: boolean };
  }
}

/** Whether the visitor asked the browser to save data. In browsers only. */
export const savesData = () => navigator.connection?.saveData ?? false;
