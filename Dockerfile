# a11y-audit in an image. Two are built from here:
#
#   docker build --target audit -t a11y-audit .     everything but speech; contains nothing under the GPL
#   docker build -t a11y-audit-speech .             with libespeak-ng, for `speak --output`
#
#   docker run --rm --user "$(id -u):$(id -g)" -v "$PWD:/screens" a11y-audit App/

FROM swift:6.3-bookworm AS build
WORKDIR /source
COPY . .
RUN Scripts/install --no-lint /installed

# Foundation's XML parser wants libxml2, of the distribution the tool was built on.
FROM debian:bookworm-slim AS audit
RUN apt-get update \
  && apt-get install -y --no-install-recommends libxml2 \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /installed /usr/local
WORKDIR /screens
USER nobody
ENTRYPOINT ["a11y-audit"]
CMD ["--help"]

FROM debian:bookworm-slim AS speech
RUN apt-get update \
  && apt-get install -y --no-install-recommends libespeak-ng1 libxml2 \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /installed /usr/local
WORKDIR /screens
USER nobody
ENTRYPOINT ["a11y-audit"]
CMD ["--help"]
