/** Text as the content of an element or of a quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON as the content of a `<script>`, which it cannot end. */
export const escapeJson = (json: string) => json.replaceAll('<', '\\u003c');

/** Rules as the content of a `<style>`, which they cannot end. In CSS, `\/` is a slash. */
export const escapeCss = (css: string) => css.replaceAll(/<\/(?=style)/gi, '<\\/');
