# Sourced: brings the W3C's HTML validator, and needs the Java that runs it. Not in the project's
# dependencies, because serving the site needs neither.
VNU_VERSION=26.9.27
validator="$PWD/.cache/validator/$VNU_VERSION"
VNU_JAR="$validator/node_modules/vnu-jar/build/dist/vnu.jar"
if [ ! -e "$VNU_JAR" ]; then
  echo "Bringing the HTML validator…" >&2
  mkdir -p "$validator"
  echo '{"private":true}' >"$validator/package.json"
  npm install --prefix "$validator" --ignore-scripts --no-save --no-package-lock --no-fund --no-audit \
    --loglevel=error "vnu-jar@$VNU_VERSION" >&2 ||
    fail "The HTML validator could not be brought through the package registry."
fi
need java default-jre-headless
export VNU_JAR
