# What belongs into nginx's `server` block, from the `pages.json` of a release. Whoever may deploy wrote that, and shall not
# read or write the server's files: each value is held to what pages need, and the first that is something else ends this.
def like($pattern):
  if type == "string" and test("\\A(" + $pattern + ")\\z") then .
  else error("pages.json has \(tojson[:200]), which no page needs.") end;
def folder: like("/([a-z]+/|_[a-z]+/)?\\*")[:-1];
def page: like("/|(/(:[A-Za-z][A-Za-z0-9_]*|[A-Za-z0-9][A-Za-z0-9_.-]*))+");
def file: "/" + like("[A-Za-z0-9_][A-Za-z0-9_.-]*(/[A-Za-z0-9_][A-Za-z0-9_.-]*)*");
def mime: like("[a-z]+/[a-z0-9.+-]+(; charset=utf-8)?") | sub("; charset=utf-8"; "");

# A trailing slash is the same page. nginx decodes what it captures: any other character could end a header.
def location($parameter):
  page | if . == "/" or contains(".") then "= \(.)" else "~ ^\(gsub(":[^/]+"; $parameter))/?$" end;
def target:
  [.path | scan(":[^/]+")] as $names
  | .to | like("/(?![/:])[A-Za-z0-9_/:.-]*") | split("/")
  | map(. as $part | ($names | index($part)) as $index | if $index then "$\($index + 1)" else . end)
  | join("/");

def block($title; $lines): ["\($title) {", ($lines | map("  " + .)[]), "}"];
def headers:
  .headers | to_entries
  | map("add_header \(.key | like("[A-Za-z-]+")) \"\(.value | like("[ !#%-\\[\\]-~]*"))\" always;");
# `charset` adds the charset, and a type with it would not be one of those that are compressed.
def served: headers + ["types { }", "default_type \"\(.type | mime)\";"];

def blocks:
  if .status == 404 then
    block("location = \(.file | file)"; ["internal;"] + served),
    block("location \("/" + (.path | ltrimstr("/")) | folder)"; ["error_page 404 =404 \(.file | file);", "return 404;"])
  elif .file == null then
    (.types | to_entries | map("\(.value | mime) \(.key | like("\\.[a-z0-9]+")[1:]);") | join(" ")) as $types
    | block("location ^~ \(.path | folder)"; headers + ["types { \($types) }", "try_files $uri =404;"])
  elif .status == 410 then
    block("location \(.path | location("[^/]+"))"; ["error_page 410 \(.file | file);", "return 410;"])
  elif .status == 301 then
    block("location \(.path | location("([\\w.~-]+)"))"; headers + ["return 301 \"\(target)$is_args$args\";"])
  else
    block("location \(.path | location("[^/]+"))"; served + ["try_files \(.file | file) =404;"])
  end;

"charset utf-8;",
"gzip on;",
"gzip_vary on;",
"gzip_types text/plain text/javascript text/css application/json application/xml application/manifest+json image/svg+xml text/calendar;",
"merge_slashes off;",
"server_tokens off;",
"absolute_redirect off;",
"error_page 400 404 =404 /404.html;",
(.[] | blocks[])
